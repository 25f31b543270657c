// What a page was like for the person before it, by the browser's own measures; before any script of the page.
window.fabulaVitals = { lcpMs: 0, lcpOf: '', cls: 0, inpMs: 0, longTasksMs: [] };
const vitals = window.fabulaVitals;
const watch = (type, take, more) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
    ...more,
  });

watch('largest-contentful-paint', (entry) => {
  vitals.lcpMs = entry.startTime;
  vitals.lcpOf = entry.url || entry.element?.tagName || '';
});
watch('longtask', (entry) => vitals.longTasksMs.push(entry.duration));
// Fewer than fifty interactions: the worst one stands for all.
watch(
  'event',
  (entry) => {
    if (entry.interactionId) vitals.inpMs = Math.max(vitals.inpMs, entry.duration);
  },
  { durationThreshold: 16 },
);

// The worst burst: shifts less than a second apart, of five seconds at most.
let burst = { value: 0, begun: 0, last: 0 };
watch('layout-shift', (entry) => {
  if (entry.hadRecentInput) return;
  const at = entry.startTime;
  if (at - burst.last > 1000 || at - burst.begun > 5000) burst = { value: 0, begun: at, last: at };
  burst.value += entry.value;
  burst.last = at;
  vitals.cls = Math.max(vitals.cls, burst.value);
});
