function withResolvers() {
  const resolvers = {};
  const promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
  return { promise, ...resolvers };
}

/** `Promise.withResolvers`, which keycloak-js needs and Safari before 17.4 lacks. */
export function addWithResolvers(): void {
  if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });
}
