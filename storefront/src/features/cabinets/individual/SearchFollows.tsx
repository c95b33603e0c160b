import type { SearchFollowView } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import {
  type FollowedFilters,
  followedOf,
  followInWords,
  isFollowed,
} from '@odonta/db/vocabulary/catalog/searchFollow.ts';
import { useState } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { addressOf } from '../../catalog/list/filters.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';
import { Panel } from '../account/Panel.tsx';
import { Own } from '../own/Own.tsx';
import styles from './searchFollows.module.css';

/** The searches whose new courses come by e-mail, and the one that brought the visitor here. */
export function SearchFollows() {
  const [wanted, setWanted] = useState<FollowedFilters>(wantedHere);
  const dismiss = () => {
    history.replaceState(null, '', location.pathname);
    setWanted({});
  };
  return (
    <Panel title="Новые курсы на почту">
      <Own<SearchFollowView[]> session={individualSession} path="/individual/follows">
        {(follows, readAgain) => (
          <>
            {isFollowed(wanted) && <Wanted filters={wanted} dismiss={dismiss} onDone={readAgain} />}
            {follows.length === 0 && !isFollowed(wanted) && (
              <p className="muted">
                Найдите курсы по теме или городу и нажмите «Сообщать о новых курсах на почту»: раз в неделю
                пришлём письмо, если появится новое. <a href={paths.search}>Перейти к поиску</a>
              </p>
            )}
            {follows.length > 0 && (
              <ul className={styles.list} aria-label="Поиски, за которыми вы следите">
                {follows.map((follow) => (
                  <Followed key={follow.id} follow={follow} onDone={readAgain} />
                ))}
              </ul>
            )}
          </>
        )}
      </Own>
    </Panel>
  );
}

interface WantedProps {
  filters: FollowedFilters;
  dismiss(): void;
  onDone(): Promise<void>;
}

function Wanted({ filters, dismiss, onDone }: WantedProps) {
  return (
    <div className={styles.wanted}>
      <p>
        Сообщать раз в неделю о новых курсах: <strong>{followInWords(filters)}</strong>?
      </p>
      <div className={styles.acts}>
        <BusyButton
          className="button"
          act={async () => {
            await followAgain(filters);
            toast('success', 'Напишем, когда появятся новые курсы');
            dismiss();
            await onDone();
          }}
          failed="Не удалось сохранить: попробуйте ещё раз"
        >
          Сообщать
        </BusyButton>
        <button className="button button--quiet" type="button" onClick={dismiss}>
          Не нужно
        </button>
      </div>
    </div>
  );
}

function Followed({ follow, onDone }: { follow: SearchFollowView; onDone(): Promise<void> }) {
  const { id, filters, label } = follow;
  return (
    <li>
      <a href={addressOf(paths.search, filters)}>{label}</a>
      <BusyButton
        aria-label={`Не сообщать: ${label}`}
        act={async () => {
          await individualSession.call(`/individual/follows/${id}`, 'DELETE');
          await onDone();
          toast('success', 'Больше не сообщаем об этом поиске', {
            label: 'Отменить',
            run: () =>
              void followAgain(filters)
                .then(onDone)
                .catch(() => toast('error', failed)),
          });
        }}
        failed={failed}
      >
        Не сообщать
      </BusyButton>
    </li>
  );
}

const failed = 'Не удалось: проверьте связь и попробуйте ещё раз';

const followAgain = (filters: FollowedFilters) =>
  individualSession.call('/individual/follows', 'POST', { filters });

const wantedHere = (): FollowedFilters =>
  followedOf(Object.fromEntries(new URLSearchParams(location.search)));
