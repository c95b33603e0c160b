import ViewIcon from '@mui/icons-material/BookmarkBorder';
import { Box, Button, Divider, Menu } from '@mui/material';
import type { SavedView, ViewQuery } from '@odonta/api/contract';
import { useState } from 'react';
import type { ViewDraft } from '../../api/tools.ts';
import { useComplain } from '../../api/useComplain.ts';
import { DroppedNotice } from './DroppedNotice.tsx';
import { Action, Choice, Heading } from './menuItems.tsx';
import { useCurrentView } from './useCurrentView.ts';
import { useRemoval } from './useRemoval.tsx';
import { useLeaveView, useOpenedView, useOpenView, useViewActions, useViews } from './useViews.ts';
import { ViewDialog } from './ViewDialog.tsx';

/** The list's present view, whether it was changed since, and the actions on it. */
export function ViewsMenu({ initial }: { initial: ViewQuery }) {
  const views = useViews();
  const { view, query, isChanged } = useCurrentView();
  const [, setOpened] = useOpenedView();
  const open = useOpenView();
  const leave = useLeaveView();
  const { change, renew } = useViewActions();
  const complain = useComplain();
  const remove = useRemoval();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<SavedView | 'new' | null>(null);

  const then = (act: () => unknown) => () => {
    setAnchor(null);
    act();
  };
  const keep = (changes: Partial<ViewDraft>) => async () => {
    if (!view) return;
    await change(view, changes).catch((error: unknown) => {
      complain(error, 'Не удалось сохранить вид');
      void renew();
    });
  };
  const choices = (found: readonly SavedView[]) =>
    found.map((each) => (
      <Choice key={each.id} view={each} isChosen={each.id === view?.id} onChoose={then(() => open(each))} />
    ));
  const [own, shared] = [views.filter(({ is_own }) => is_own), views.filter(({ is_own }) => !is_own)];
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: '100%' }}
      >
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 220 }}
        >
          Вид: {view?.name ?? 'все записи'}
        </Box>
        {isChanged && (
          <Box component="span" sx={{ ml: 0.75, fontWeight: 400, whiteSpace: 'nowrap' }}>
            · изменён
          </Box>
        )}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Виды списка' }, paper: { sx: { width: 340, maxWidth: '94vw' } } }}
      >
        <Choice isChosen={!view} onChoose={then(() => leave(initial))} />
        {own.length > 0 && <Heading>Мои</Heading>}
        {choices(own)}
        {shared.length > 0 && <Heading>Общие</Heading>}
        {choices(shared)}
        <Divider component="li" role="presentation" sx={{ my: 0.5 }} />
        {view?.is_own && isChanged && <Action onDo={then(keep({ query }))}>Сохранить изменения</Action>}
        {view && isChanged && <Action onDo={then(() => open(view))}>Вернуть, как сохранён</Action>}
        <Action onDo={then(() => setAsked('new'))}>Сохранить как…</Action>
        {view?.is_own && <Action onDo={then(() => setAsked(view))}>Переименовать и поделиться…</Action>}
        {view?.is_own && (
          <Action onDo={then(keep({ is_default: !view.is_default }))}>
            {view.is_default ? 'Не открывать сразу' : 'Открывать сразу при входе в список'}
          </Action>
        )}
        {view?.is_own && (
          <Action
            onDo={then(async () => {
              if (await remove(view)) setOpened(null);
            })}
          >
            Удалить вид
          </Action>
        )}
      </Menu>
      {asked && (
        <ViewDialog
          view={asked === 'new' ? null : asked}
          query={query}
          onClose={() => setAsked(null)}
          onCreated={({ id, query: { columns } }) => setOpened({ id, columns })}
        />
      )}
      <DroppedNotice />
    </>
  );
}
