/** What every board can be narrowed to. `$part` and `$language` are taken by those series that bear such a label. */
const SITE = 'namespace=~"$namespace"';
export const PART = 'part=~"$part"';
export const LANGUAGE = 'language=~"$language"';
/** Namespaces whose volumes are the site's, as rules and dashboards have them; the chart writes its own in their place. */
export const VOLUMES = 'namespace=~"fabula|data"';

const selected = (metric: string, filter: string) => `${metric}{${filter ? `${SITE}, ${filter}` : SITE}}`;
const grouped = (by: string) => (by ? ` by (${by})` : '');

/** What of a counter happens a second, added up by labels. */
export const perSecond = (metric: string, by = '', filter = ''): string =>
  `sum${grouped(by)} (rate(${selected(metric, filter)}[$__rate_interval]))`;

/** A quantile of a histogram, by labels. */
export const quantile = (q: number, histogram: string, by = '', filter = ''): string =>
  `histogram_quantile(${q}, ${perSecond(`${histogram}_bucket`, by ? `le, ${by}` : 'le', filter)})`;

/** How many observations fell into each bucket: a heat map. */
export const buckets = (histogram: string, filter = ''): string =>
  `sum by (le) (increase(${selected(`${histogram}_bucket`, filter)}[$__rate_interval]))`;

/** Gauges that each process has of its own. */
export const total = (gauge: string, by = '', filter = ''): string =>
  `sum${grouped(by)} (${selected(gauge, filter)})`;

/** Gauges of which every process of a part tells the same. */
export const highest = (gauge: string, by = '', filter = ''): string =>
  `max${grouped(by)} (${selected(gauge, filter)})`;

/** The share of a counter that bears a filter; 0 where nothing happened. */
export const share = (metric: string, of: string, all = ''): string =>
  `${perSecond(metric, '', all ? `${all}, ${of}` : of)} / clamp_min(${perSecond(metric, '', all)}, 1e-9)`;
