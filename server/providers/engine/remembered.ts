import "server-only";

/** A few values that are costly to make, the ones used last. What is forgotten is made again. */
export interface Remembered<Value> {
  /** @param make called when there is none for the key */
  get(key: string, make: () => Value): Value;
  forget(key: string): void;
}

export function remembering<Value>(max: number): Remembered<Value> {
  const values = new Map<string, Value>();
  return {
    get(key, make) {
      const known = values.get(key);
      const value = known ?? make();
      values.delete(key);
      values.set(key, value);
      if (values.size > max) values.delete(values.keys().next().value ?? "");
      return value;
    },
    forget: (key) => void values.delete(key),
  };
}
