// Breaches of the Content-Security-Policy become errors of the console, which the proofs read.
document.addEventListener('securitypolicyviolation', (event) => {
  console.error(`policy: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`);
});
