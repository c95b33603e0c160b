import type { AdCreative, OwnBanner } from '@odonta/api/contract';
import { type BannerLook, bannerFileKb, bannerSlotOf } from '@odonta/db/vocabulary/advertising/banners.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { useMemo } from 'react';
import { FieldError } from '../../../../components/ui/Field.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import type { FormShape } from '../../../platform/forms/formShape.ts';
import { PublicForm } from '../../../platform/forms/PublicForm.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useFileField } from '../../../platform/forms/useFileField.ts';
import { useServerForm } from '../../../platform/forms/useServerForm.ts';
import own from '../../own/own.module.css';
import styles from './advertising.module.css';
import { markHints, markLabels } from './MarksFields.tsx';

interface Props {
  banner: OwnBanner;
  onChanged(): Promise<void>;
}

/** The pictures, the link and the marks; a paid banner goes for a check with them. */
export function CreativeForm({ banner, onChanged }: Props) {
  const shape = useMemo(() => shapeOf(banner), [banner]);
  const { submit } = banner.may;
  const isRunning = banner.status === 'CONFIRMED';
  const form = useServerForm({
    shape,
    async send(values) {
      const path = `/partner/advertising/banners/${banner.id}`;
      await partnerSession.call(path, 'PUT', { ...values });
      if (submit) await partnerSession.call(`${path}/submit`, 'POST', {});
      toast('success', submit || isRunning ? 'Баннер отправлен на проверку' : savedForLater);
    },
    onSent: () => void onChanged(),
    failed: 'Не удалось отправить баннер',
    isPage: true,
  });
  const words =
    submit || isRunning
      ? { send: 'Отправить на проверку', sending: 'Проверяем ссылку…' }
      : { send: 'Сохранить', sending: 'Сохраняем…' };
  return (
    <div className={styles.creative}>
      <PublicForm form={form} shape={shape} words={words}>
        <Picture field="filename" look="desktop" slot={banner.slot} />
        <Picture field="filename_mobile" look="mobile" slot={banner.slot} />
        <TextField name="alt" maxLength={300} hint="Прочтут те, кто не видит картинку" />
        <TextField
          name="url"
          maxLength={2000}
          hint="Адрес с https:// или путь на нашем сайте, откроем для проверки; токен сайт добавит сам"
        />
        <TextField name="ad_company" maxLength={200} />
        <TextField name="ad_inn" inputMode="numeric" maxLength={12} />
        <TextField name="ad_reg_number" maxLength={100} hint={markHints.ad_reg_number} />
      </PublicForm>
    </div>
  );
}

interface PictureProps {
  field: 'filename' | 'filename_mobile';
  look: BannerLook;
  slot: OwnBanner['slot'];
}

function Picture({ field, look, slot }: PictureProps) {
  const { id, label, error, file, setFile } = useFileField(field);
  return (
    <fieldset id={id} tabIndex={-1} className={styles.picture}>
      <legend>{label}</legend>
      {file !== '' && <img src={pictureSrc('banners', file, 640)} alt="Загруженная картинка" />}
      <p className={own.note}>
        Ровно {bannerSlotOf(slot)?.[look].join('×')} точек, до {bannerFileKb} КБ
      </p>
      <FileButton<{ filename: string }>
        path={`/partner/advertising/pictures?slot=${slot}&look=${look}`}
        accept="image/jpeg,image/png,image/webp"
        send={(path, sent) => partnerSession.call(path, 'POST', sent)}
        onDone={({ filename }) => setFile(filename)}
      >
        {file === '' ? 'Выбрать картинку' : 'Заменить картинку'}
      </FileButton>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

type Values = Record<keyof AdCreative, string>;

const shapeOf = (banner: OwnBanner): FormShape<Values> => ({
  name: `banner-${banner.id}`,
  labels: {
    filename: 'Картинка для компьютера',
    filename_mobile: 'Картинка для телефона',
    alt: 'Что на картинке',
    url: 'Ссылка',
    ...markLabels,
  },
  rules: {
    filename: { required: 'Загрузите картинку для компьютера' },
    filename_mobile: { required: 'Загрузите картинку для телефона' },
    alt: { required: 'Напишите, что на картинке' },
    url: { required: 'Укажите, куда ведёт баннер' },
    ad_company: { required: 'Укажите рекламодателя' },
    ad_inn: { required: 'Укажите ИНН рекламодателя' },
    ad_reg_number: { required: 'Укажите токен (erid)' },
  },
  empty: {
    filename: banner.filename,
    filename_mobile: banner.filename_mobile,
    alt: banner.alt,
    url: banner.url,
    ad_company: banner.ad_company,
    ad_inn: banner.ad_inn,
    ad_reg_number: banner.ad_reg_number,
    ...banner.waiting?.creative,
  },
});

const savedForLater = 'Сохранено: отправим на проверку после оплаты';
