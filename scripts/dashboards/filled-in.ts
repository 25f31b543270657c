/** A query as Grafana asks it where everything is looked at. */
export function filledIn(expr: string, rateInterval: string): string {
  return expr.replaceAll('$__rate_interval', rateInterval).replaceAll(/\$(namespace|part|language)/g, '.*');
}
