/** `make`, which is asked once for each object: for what is found in a part of a release, which never changes. */
export function memoised<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (of) => {
    const found = known.get(of) ?? { value: make(of) };
    known.set(of, found);
    return found.value;
  };
}
