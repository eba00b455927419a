/** What differential equations and their solutions are called. */
export const DIFFERENTIAL_EQUATIONS = {
  "differential-equation":
    "differential equation|differential equations|ordinary differential equation|ode|odes|diff eq|diffeq|diff equation|de|" +
    "separable differential equation|first order differential equation|second order differential equation|" +
    "linear differential equation|first order ode|second order ode|linear ode|separable ode|separable equation|" +
    "initial value problem|ivp|by separation of variables|separation of variables|by separating variables|using integrating factor|by using integrating factors|by using integrating factor|by using an integrating factor|by using separation of variables|initial value problems|using integrating factors|using an integrating factor|with integrating factor|by integrating factor|method of integrating factors|" +
    "homogeneous differential equation|first order linear differential equation|second order linear differential equation|" +
    "first order linear ode|homogeneous equation|separable",
  "general-solution":
    "general solution|general soln|general solution of|general solution to|general soln of|general sol|gen solution|general solutions",
  "particular-solution":
    "particular solution|particular soln|particular solution of|particular solution to|specific solution|solution that satisfies|" +
    "solution satisfying|satisfying|that satisfies|which satisfies|satisfies|subject to",
  "initial-condition":
    "initial condition|initial conditions|initial value|initial values|boundary condition|condition|conditions|ic",
} as const;
