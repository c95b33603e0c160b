import type { LecturerProfile } from '@odonta/api/contract';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { Panel } from '../../account/Panel.tsx';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import { EditPage } from './EditPage.tsx';

/** The page of a lecturer, and the state of his edit. */
export function OwnPages() {
  return (
    <Own<LecturerProfile[]> session={partnerSession} path="/lk/profiles">
      {(profiles, readAgain) =>
        profiles.map((profile) => <OwnPage key={profile.id} profile={profile} onChanged={readAgain} />)
      }
    </Own>
  );
}

interface Props {
  profile: LecturerProfile;
  onChanged(): Promise<void>;
}

function OwnPage({ profile, onChanged }: Props) {
  const { id, name, canonical, waiting, refused } = profile;
  async function withdraw() {
    await partnerSession.call(`/lk/profiles/${id}/withdraw`, 'POST', {});
    toast('success', 'Правка отозвана: на сайте всё осталось по-прежнему');
    await onChanged();
  }
  return (
    <Panel title="Моя страница на сайте">
      <p>{canonical ? <a href={canonical}>{name}</a> : `${name}: страница ещё не опубликована`}</p>
      {waiting && (
        <p role="status">
          Правка от {formatMoscowDay(waiting.asked_at)} на проверке. Решение придёт письмом.
        </p>
      )}
      {refused && (
        <p>
          <strong>Правку не приняли {formatMoscowDay(refused.decided_at)}.</strong> Замечание:{' '}
          {refused.reason}
        </p>
      )}
      <div className={own.end}>
        <EditPage profile={profile} onChanged={onChanged} />
        {waiting && (
          <BusyButton act={withdraw} failed="Не удалось отозвать правку">
            Отозвать правку
          </BusyButton>
        )}
      </div>
    </Panel>
  );
}
