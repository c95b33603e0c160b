import { type ComponentType, lazy, useState } from 'react';
import { LoadFailed } from '../components/ui/LoadFailed.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of an island that is loaded when it is first shown. React would remove the whole island if that
 * fails: here the part alone reports it and offers to try again, and all input stays.
 */
export const lazily = <Props extends object>(load: Load<Props>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (props: Props) => <Again {...{ load, props }} /> }),
    ),
  );

/** A browser may remember that a module could not be loaded: a new document asks again, and forms keep their drafts. */
async function reloadIfReachable(): Promise<null> {
  const asked = fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (
    await asked.then(
      ({ ok }) => ok,
      () => false,
    )
  )
    location.reload();
  return null;
}

function Again<Props extends object>({ load, props }: { load: Load<Props>; props: Props }) {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  const again = async () => setPart(await load().then((Part) => ({ Part }), reloadIfReachable));
  return part ? <part.Part {...props} /> : <LoadFailed what="эту часть страницы" again={again} />;
}
