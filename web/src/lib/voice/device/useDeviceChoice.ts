import { useEffect, useState } from 'react';
import type { DeviceChoice } from './deviceChoice.ts';
import type { DevicePlace } from './devicePlace.ts';

/** Where this browser would do it for a language (`nowhere` until that is known), and what the player wants. */
export function useDeviceChoice(choice: DeviceChoice, language: string) {
  const [where, setWhere] = useState<DevicePlace>('nowhere');
  const [chosen, setChosen] = useState(() => choice.kept.get());
  useEffect(() => {
    let isLate = false;
    void choice.offered(language).then((found) => !isLate && setWhere(found));
    return () => {
      isLate = true;
    };
  }, [choice, language]);
  const choose = (place: DevicePlace) => {
    choice.kept.set(place);
    setChosen(place);
  };
  return { where, chosen, choose };
}
