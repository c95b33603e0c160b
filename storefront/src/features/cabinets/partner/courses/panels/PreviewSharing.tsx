import type { CenterPreview } from '@odonta/api/contract';
import { centerPreviewDays } from '@odonta/db/vocabulary/edge/previews.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { NewTabLink } from '../../../../../components/ui/NewTabLink.tsx';
import { toast } from '../../../../../components/ui/toast.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../../platform/actions/BusyButton.tsx';
import { copyText } from '../../../../sales/companies/seats/copyText.ts';
import { Own } from '../../../own/Own.tsx';
import { useCourse } from '../saving/useCourse.ts';
import styles from './previews.module.css';

/** Makes the link, renews it and closes it. */
export function PreviewSharing() {
  const { card } = useCourse();
  const path = `/prods/my/${card.id}/preview`;
  return (
    <div className={styles.parts}>
      <p>
        По ссылке курс увидят таким, каким он будет на сайте
        {card.canonical === null ? '' : ', вместе с изменениями, которые ещё не опубликованы'}. Записаться по
        ней нельзя: покажите её лекторам и коллегам.
      </p>
      <Own<CenterPreview> session={partnerSession} path={path}>
        {({ preview }) => <Link path={path} found={preview} />}
      </Own>
    </div>
  );
}

function Link({ path, found }: { path: string; found: CenterPreview['preview'] }) {
  const [link, setLink] = useState(found);
  async function make() {
    setLink((await partnerSession.call<CenterPreview>(path, 'POST', {})).preview);
  }
  async function close() {
    await partnerSession.call<CenterPreview>(path, 'DELETE');
    setLink(null);
    toast('success', 'Ссылка больше не открывается');
  }
  if (link === null)
    return (
      <div className={styles.parts}>
        <p className="muted">
          Ссылка проработает {plural(centerPreviewDays, ['день', 'дня', 'дней'])}; закрыть её можно раньше.
        </p>
        <BusyButton act={make} className="button">
          Создать ссылку
        </BusyButton>
      </div>
    );
  return (
    <div className={styles.parts}>
      {link.path === null ? (
        <p>
          <strong>Ссылка открыта до {formatMoment(link.expires_at)}.</strong> Её адрес показан один раз, когда
          её создали. Если он потерялся, создайте новую: прежняя перестанет открываться.
        </p>
      ) : (
        <Made address={new URL(link.path, location.origin).href} until={link.expires_at} />
      )}
      <p className={styles.buttons}>
        <BusyButton act={make}>Создать новую</BusyButton>
        <BusyButton act={close}>Закрыть ссылку</BusyButton>
      </p>
    </div>
  );
}

function Made({ address, until }: { address: string; until: number }) {
  return (
    <>
      <label className="field">
        <span className="field__label">Ссылка на предпросмотр</span>
        <input
          className="input"
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <span className="field__hint">
          Работает до {formatMoment(until)}. Сохраните её сейчас: снова мы её не покажем
        </span>
      </label>
      <p className={styles.buttons}>
        <button
          className="button button--small"
          type="button"
          onClick={() => void copyText(address, 'Ссылка скопирована')}
        >
          Скопировать
        </button>
        <NewTabLink href={address}>Открыть</NewTabLink>
      </p>
    </>
  );
}
