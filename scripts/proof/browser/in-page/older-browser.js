// Takes away what `newer` names (put before this by older-browser.ts): things of the language and of browsers, by their owners.
{
  const gone = ({ owner, member, has }) => {
    if (member === undefined) return Reflect.deleteProperty(globalThis, owner);
    const object = Reflect.get(globalThis, owner);
    const places = owner === 'Window' ? [globalThis] : [];
    if (has !== 'instances') places.push(object);
    if (has !== 'object') places.push(object?.prototype);
    for (const place of places) if (place != null) Reflect.deleteProperty(place, member);
  };
  // What an object has goes before it does.
  for (const one of newer) if (one.member !== undefined) gone(one);
  for (const one of newer) if (one.member === undefined) gone(one);
}
