import { Counter, Rate, Trend } from 'k6/metrics';

/** What players had of the site, on the clock of the generator. Milliseconds; tags: `phase` of rated ones, `kind`, `way`. */
export const measures = {
  /** From the moment a turn was due (of a spoken one: was said) to its output. */
  turnMs: new Trend('fabula_turn_ms', true),
  /** And to its first sentence. */
  firstWordMs: new Trend('fabula_first_word_ms', true),
  /** Of turns that were sent. */
  turnOk: new Rate('fabula_turn_ok'),
  turns: new Counter('fabula_turns'),
  /** By the code. */
  failures: new Counter('fabula_turn_failures'),
  /** Turns that the site gave up for now, and that were sent again. */
  again: new Counter('fabula_turns_again'),
  /** Turns that went out more than 100 ms after they were due, because their player was not free or the generator was late. */
  missed: new Counter('fabula_missed_schedule'),
  /** Turns that were so late that they were never sent. */
  unsent: new Counter('fabula_turns_unsent'),
  /** Recordings of which anything was understood. */
  understood: new Rate('fabula_understood'),
  bargeIns: new Counter('fabula_barge_ins'),
  /** Lines that were dropped here, and how long it took until the site had told what was missed. */
  drops: new Counter('fabula_lines_dropped'),
  backMs: new Trend('fabula_back_ms', true),
  /** Players who did not get back. */
  lost: new Counter('fabula_sockets_lost'),
  connectMs: new Trend('fabula_connect_ms', true),
  viewMs: new Trend('fabula_view_ms', true),
  newRunMs: new Trend('fabula_new_run_ms', true),
  /** What the site refused by a limit of its own: HTTP 429, or RESOURCE_EXHAUSTED of an input; by `what`. */
  refused: new Counter('fabula_refused'),
  /** Of the catalogue and of signing in, each request. */
  requestOk: new Rate('fabula_request_ok'),
  requestFailures: new Counter('fabula_request_failures'),
  visitMs: new Trend('fabula_visit_ms', true),
  signInMs: new Trend('fabula_sign_in_ms', true),
  resumeMs: new Trend('fabula_session_resume_ms', true),
};
