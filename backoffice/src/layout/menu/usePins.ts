import { useStore } from 'react-admin';

export const pinsKey = 'menu.pins';

/** The paths that stand on top of the menu, as the person has put them there. */
export function usePins() {
  const [pins, setPins] = useStore<readonly string[]>(pinsKey, []);
  return {
    pins,
    toggle: (path: string) =>
      setPins(pins.includes(path) ? pins.filter((each) => each !== path) : [...pins, path]),
  };
}
