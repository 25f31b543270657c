interface Resolvers {
  promise: Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (reason?: unknown) => void;
}

function withResolvers(): Resolvers {
  let resolve: Resolvers['resolve'] = () => undefined;
  let reject: Resolvers['reject'] = () => undefined;
  const promise = new Promise<unknown>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

/** `Promise.withResolvers`, which keycloak-js needs and Safari before 17.4 lacks. */
export function addWithResolvers(): void {
  if (!('withResolvers' in Promise)) Object.assign(Promise, { withResolvers });
}
