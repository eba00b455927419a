/** Thrown where a value does not exist: a division by zero, 0⁰, a number that is no double. Other errors of the runtime's
 * kind (a digit beyond the last, a fraction taken for a whole number) are defects. */
export class NoValue extends RangeError {}
