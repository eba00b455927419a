/** Greek letters by name. The parser reads the character everywhere and a typed name of four letters or more;
 * shorter names (xi, mu) would be taken for products of letters, so text prints those as the character. */
export const GREEK_LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    alpha: "α",
    beta: "β",
    gamma: "γ",
    delta: "δ",
    epsilon: "ε",
    zeta: "ζ",
    eta: "η",
    theta: "θ",
    kappa: "κ",
    lambda: "λ",
    mu: "μ",
    nu: "ν",
    xi: "ξ",
    rho: "ρ",
    sigma: "σ",
    tau: "τ",
    phi: "φ",
    chi: "χ",
    psi: "ψ",
    omega: "ω",
    Gamma: "Γ",
    Delta: "Δ",
    Theta: "Θ",
    Lambda: "Λ",
    Xi: "Ξ",
    Sigma: "Σ",
    Phi: "Φ",
    Psi: "Ψ",
    Omega: "Ω",
  }),
);

export const TYPED_GREEK: readonly string[] = [...GREEK_LETTERS.keys()].filter((name) => name.length > 3);
