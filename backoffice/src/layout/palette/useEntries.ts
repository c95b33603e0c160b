import { useTheme as useLook } from '@mui/material/styles';
import { usePermissions, useStore, useTheme } from 'react-admin';
import { useOfferedActions, visitedKey, withVisited } from '../../kit/record/openRecord.tsx';
import type { HeldRights } from '../../kit/session/access.ts';
import { creations, sections } from './actions.ts';
import { type Entry, type EntryGroup, foundEntries, matching } from './entry.ts';
import type { Found } from './useFound.ts';

/** The palette's entries: recently opened ones first, and matches of the typed text after that. */
export function useEntries(typed: string, found: Found, openHelp: () => void) {
  const { permissions = {} } = usePermissions<HeldRights>();
  const [recent, setRecent] = useStore<readonly Entry[]>(visitedKey, []);
  const [, setTheme] = useTheme();
  const isDark = useLook().palette.mode === 'dark';
  const offered = useOfferedActions();
  const actions: Entry[] = [
    ...creations(permissions),
    { key: 'theme', title: 'Сменить тему', act: () => setTheme(isDark ? 'light' : 'dark') },
    { key: 'help', title: 'Клавиши', act: openHelp },
  ];
  const ofRecord: EntryGroup[] = offered.length > 0 ? [{ label: 'Открытая запись', entries: offered }] : [];
  const rest: EntryGroup[] = [
    { label: 'Действия', entries: actions },
    { label: 'Разделы', entries: sections(permissions) },
  ];
  const groups =
    typed.trim() === ''
      ? [...ofRecord, ...(recent.length > 0 ? [{ label: 'Недавние', entries: recent }] : []), ...rest]
      : [...matching([...ofRecord, ...rest], typed), ...foundEntries(found.groups)];
  const remember = (entry: Entry) => setRecent(withVisited(recent, entry));
  return { groups, remember };
}
