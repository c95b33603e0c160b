import type { StaffPinning } from '@odonta/api/contract';
import { adPaymentSources } from '@odonta/db/vocabulary/advertising/adPayment.ts';
import { pinningLifecycle } from '@odonta/db/vocabulary/advertising/pinningLifecycle.ts';
import { pinningLimits, pinningPlaces } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { formatWeek } from '@odonta/db/vocabulary/weeks.ts';
import { maxLength, required, TextInput } from 'react-admin';
import { HistoryPanel } from '../../../kit/history/HistoryPanel.tsx';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { choicesOf } from '../../../kit/list/filters.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ReferenceName } from '../../../kit/record/ReferenceName.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { TransitionButtons } from '../../../kit/transitions/TransitionButtons.tsx';
import { AdMarkInputs } from '../adMarks/AdMarkInputs.tsx';
import { transitionBodies } from '../refundBody.tsx';
import { WeeksInput } from './WeeksInput.tsx';
import { standing } from './weekWords.ts';

export const PinningCreate = () => (
  <CreatePage<StaffPinning>
    title="Новое закрепление"
    created="Закрепление добавлено: в свою неделю курс встанет на сайт сам"
    sections={pinningSections}
  />
);

export const PinningEdit = () => (
  <EditPage<StaffPinning>
    titleOf={(pinning) => pinning?.prod.name ?? 'Закрепление'}
    facts={(pinning) => <PinningFacts pinning={pinning} />}
    actions={<TransitionButtons bodies={transitionBodies} />}
    sections={pinningSections}
    after={<HistoryPanel />}
  />
);

export const PinningShow = () => (
  <ShowPage<StaffPinning>
    titleOf={({ prod }) => prod.name}
    facts={(pinning) => <PinningFacts pinning={pinning} />}
    actions={<TransitionButtons bodies={transitionBodies} />}
    sections={[{ id: 'main', title: 'Закрепление', content: <Facts<StaffPinning> rows={rows} /> }]}
  />
);

function PinningFacts({ pinning }: { pinning: StaffPinning }) {
  return (
    <>
      <StatusField statuses={pinningLifecycle.statuses} />
      <span>№ {pinning.id}</span>
      <span>{pinningPlaces[pinning.place]}</span>
      <span>{standing(pinning)}</span>
      {pinning.total !== null && <span>куплено центром за {formatExact(pinning.total)}</span>}
    </>
  );
}

export const pinningSections: readonly Section[] = [
  {
    id: 'place',
    inBulk: false,
    title: 'Курс и место',
    content: (
      <Fields columns={2}>
        <ReferenceSelect source="prod_id" reference="prods" isRequired filter={{ status: 'CONFIRMED' }} />
        <ChoiceInput
          source="place"
          choices={choicesOf(pinningPlaces)}
          validate={required()}
          helperText="Курс должен быть в списке, где он встанет первым"
        />
      </Fields>
    ),
  },
  { id: 'weeks', title: 'Недели', content: <WeeksInput />, inBulk: false },
  { id: 'marks', title: 'Маркировка рекламы', content: <AdMarkInputs /> },
  {
    id: 'info',
    title: 'Заметка',
    content: (
      <Fields>
        <TextInput
          source="info"
          multiline
          minRows={3}
          maxRows={8}
          validate={maxLength(pinningLimits.info)}
          helperText="Видят только сотрудники"
        />
      </Fields>
    ),
  },
];

const rows: readonly FactRow<StaffPinning>[] = [
  ['prod_id', ({ prod }) => prod.name],
  ['place', ({ place }) => pinningPlaces[place]],
  ['weeks', ({ weeks }) => weeks.map(formatWeek).join('\n')],
  ['ad_company', ({ ad_company }) => ad_company],
  ['ad_inn', ({ ad_inn }) => ad_inn],
  ['ad_reg_number', ({ ad_reg_number }) => ad_reg_number],
  ['info', ({ info }) => info],
  ['center_id', ({ center_id }) => center_id && <ReferenceName reference="centers" source="center_id" />],
  ['total', ({ total }) => total !== null && formatExact(total)],
  ['refunded', ({ refunded }) => refunded > 0 && formatExact(refunded)],
  ['paid_at', ({ paid_at }) => paid_at !== null && formatMoment(paid_at)],
  ['payment_source', ({ payment_source }) => payment_source && adPaymentSources[payment_source]],
];
