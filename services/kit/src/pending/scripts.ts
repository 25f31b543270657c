/**
 * Adds frames if they bear the numbers that come next; else answers the entry's numbers, so that they are made again.
 * One round trip in the usual case, exact in all. They are published where others listen than whoever appends, and where
 * this user may not ask who does. What cannot be published is kept all the same, and the answer's fourth part says why: an
 * error would have it kept a second time elsewhere. Whoever knows of a later frame than the entry has speaks to a store that was
 * set back: a new entry is begun, since who follows has had the numbers that would come next.
 * KEYS: entry, frames. ARGV: epoch, the first one's seq, ttl ms, max bytes, channel, own subscriptions to it (0 or 1), frames.
 */
export const APPEND = `
local epoch = redis.call('hget', KEYS[1], 'epoch')
local last = tonumber(redis.call('hget', KEYS[1], 'last') or '0')
local seq = tonumber(ARGV[2])
if epoch == ARGV[1] and last + 1 < seq then
  redis.call('del', KEYS[1], KEYS[2])
  return {0, '', 0}
end
if epoch then
  if epoch ~= ARGV[1] or last + 1 ~= seq then return {0, epoch, last} end
elseif seq ~= 1 then
  return {0, '', 0}
else
  redis.call('del', KEYS[2])
  redis.call('hset', KEYS[1], 'epoch', ARGV[1])
end
local bytes = 0
for i = 7, #ARGV do
  last = seq + i - 7
  redis.call('xadd', KEYS[2], '0-' .. last, 'f', ARGV[i])
  bytes = bytes + #ARGV[i]
end
redis.call('hset', KEYS[1], 'last', last)
bytes = redis.call('hincrby', KEYS[1], 'bytes', bytes)
while bytes > tonumber(ARGV[4]) do
  local oldest = redis.call('xrange', KEYS[2], '-', '+', 'COUNT', 1)[1]
  redis.call('xdel', KEYS[2], oldest[1])
  bytes = redis.call('hincrby', KEYS[1], 'bytes', -#oldest[2][2])
end
redis.call('pexpire', KEYS[1], ARGV[3])
redis.call('pexpire', KEYS[2], ARGV[3])
local listening = redis.pcall('pubsub', 'numsub', ARGV[5])
if listening.err or listening[2] > tonumber(ARGV[6]) then
  for i = 7, #ARGV do
    local told = redis.pcall('publish', ARGV[5], ARGV[1] .. ' ' .. (seq + i - 7) .. ' ' .. ARGV[i])
    if type(told) == 'table' then return {1, ARGV[1], last, told.err} end
  end
end
return {1, ARGV[1], last}`;

/** Publishes the newest frame once more: whoever missed one before it sees the gap. KEYS: entry, frames. ARGV: channel. */
export const REPEAT = `
local epoch = redis.call('hget', KEYS[1], 'epoch')
local newest = redis.call('xrevrange', KEYS[2], '+', '-', 'COUNT', 1)[1]
if not epoch or not newest then return 0 end
return redis.call('publish', ARGV[1], epoch .. ' ' .. string.sub(newest[1], 3) .. ' ' .. newest[2][2])`;

/**
 * The entry's epoch and last number, and its frames after ARGV[2] if ARGV[1] is its epoch, else all. Where that frame is later
 * than all of the entry the store was set back: the next frame begins a new one. KEYS: entry, frames.
 */
export const AFTER = `
local epoch = redis.call('hget', KEYS[1], 'epoch')
if epoch == ARGV[1] and tonumber(redis.call('hget', KEYS[1], 'last')) < tonumber(ARGV[2]) then
  redis.call('del', KEYS[1], KEYS[2])
  return {'', 0}
end
if not epoch then return {'', 0} end
local from = '-'
if epoch == ARGV[1] then from = '(0-' .. ARGV[2] end
return {epoch, redis.call('hget', KEYS[1], 'last'), redis.call('xrange', KEYS[2], from, '+')}`;

/**
 * Names the new owner. The number grows even when the key was forgotten meanwhile: it starts from the server's clock.
 * KEYS: owner. ARGV: name, ttl ms, channel.
 */
export const OWN = `
local time = redis.call('time')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local fence = math.max(now, tonumber(redis.call('hget', KEYS[1], 'fence') or '0') + 1)
local text = string.format('%.0f', fence)
redis.call('hset', KEYS[1], 'owner', ARGV[1], 'fence', text)
redis.call('pexpire', KEYS[1], ARGV[2])
redis.call('publish', ARGV[3], text)
return text`;
