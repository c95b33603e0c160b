import { useTheme as useLook } from '@mui/material/styles';
import { usePermissions, useStore, useTheme } from 'react-admin';
import type { HeldRights } from '../../kit/session/access.ts';
import { creations, sections } from './actions.ts';
import { type Entry, type EntryGroup, foundEntries, matching } from './entry.ts';
import type { Found } from './useFound.ts';

const mostRecent = 5;

/** The palette's entries: recently opened ones first, and matches of the typed text after that. */
export function useEntries(typed: string, found: Found, openHelp: () => void) {
  const { permissions = {} } = usePermissions<HeldRights>();
  const [recent, setRecent] = useStore<Entry[]>('palette.recent', []);
  const [, setTheme] = useTheme();
  const isDark = useLook().palette.mode === 'dark';
  const actions: Entry[] = [
    ...creations(permissions),
    { key: 'theme', title: 'Сменить тему', act: () => setTheme(isDark ? 'light' : 'dark') },
    { key: 'help', title: 'Клавиши', act: openHelp },
  ];
  const own: EntryGroup[] = [
    { label: 'Действия', entries: actions },
    { label: 'Разделы', entries: sections(permissions) },
  ];
  const groups =
    typed.trim() === ''
      ? [...(recent.length > 0 ? [{ label: 'Недавние', entries: recent }] : []), ...own]
      : [...matching(own, typed), ...foundEntries(found.groups)];
  const remember = (entry: Entry) =>
    setRecent([entry, ...recent.filter(({ key }) => key !== entry.key)].slice(0, mostRecent));
  return { groups, remember };
}
