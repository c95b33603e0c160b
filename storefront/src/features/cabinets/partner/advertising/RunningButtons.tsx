import type { OwnBanner } from '@odonta/api/contract';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';

interface Props {
  banner: OwnBanner;
  onChanged(): Promise<void>;
}

/** Pauses a banner that is on the site, shows it again, and takes a change back that waits for staff. */
export function RunningButtons({ banner: { id, may }, onChanged }: Props) {
  const act = (name: string) => partnerSession.call(`/partner/advertising/banners/${id}/${name}`, 'POST', {});
  const done = (text: string) => () => {
    toast('success', text);
    return onChanged();
  };
  return (
    <>
      {may.withdraw && (
        <AskedButton
          label="Отозвать правку"
          title="Отозвать правку баннера?"
          keep="Оставить"
          act={() => act('withdraw_change')}
          onDone={done('Правка отозвана')}
        >
          <p>Останется прежний вариант баннера.</p>
        </AskedButton>
      )}
      {may.pause && (
        <AskedButton
          label="Приостановить"
          title={`Приостановить показ баннера № ${id}?`}
          keep="Оставить"
          act={() => act('pause')}
          onDone={done('Показ приостановлен')}
        >
          <p>
            Баннера не будет на сайте, пока вы не возобновите показ. Оплаченные недели от этого не продлятся.
          </p>
        </AskedButton>
      )}
      {may.resume && (
        <AskedButton
          label="Возобновить"
          title={`Возобновить показ баннера № ${id}?`}
          keep="Не сейчас"
          act={() => act('resume')}
          onDone={done('Показ возобновлён')}
        >
          <p>Баннер вернётся на сайт в оплаченные недели.</p>
        </AskedButton>
      )}
    </>
  );
}
