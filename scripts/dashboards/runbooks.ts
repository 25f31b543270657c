/**
 * Where runbooks are read, as rules and dashboards have it; the chart's `monitoring.runbooks` takes its place. What comes
 * after the host is the file's place in a checkout.
 */
export const RUNBOOKS = 'https://fabula.example/deploy/runbooks';

/** The page of an alert. */
export const runbookOf = (alert: string): string => `${RUNBOOKS}/${alert}.md`;
