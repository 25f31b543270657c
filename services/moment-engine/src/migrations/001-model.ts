/**
 * What was asked of the language model, and its answers of which a run gets the same again. Texts are kept for a while only:
 * they are taken away once their time is over, the figures stay.
 */
export const MODEL_SQL = `
create table model_calls (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  prompt text not null,
  model text not null,
  player_story_id uuid,
  turn_no int,
  user_id text,
  tokens_in int,
  tokens_out int,
  cost double precision,
  first_token_ms int,
  whole_ms int not null,
  outcome text not null,
  failure text,
  prompt_text text,
  answer_text text,
  text_expires_at timestamptz not null
);
create index model_calls_at on model_calls (at);
create index model_calls_of_run on model_calls (player_story_id);
create index model_calls_of_player on model_calls (user_id);
create index model_calls_expiry on model_calls (text_expires_at) where prompt_text is not null;

create table answers (
  player_story_id uuid not null,
  key text not null,
  user_id text not null,
  proposal jsonb not null,
  expires_at timestamptz not null,
  primary key (player_story_id, key)
);
create index answers_of_player on answers (user_id);
create index answers_expiry on answers (expires_at);
`;
