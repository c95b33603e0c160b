import type { ProdForPayment } from '@odonta/api/contract';
import { consentForOthersText } from '@odonta/db/vocabulary/platform/consent.ts';
import { legalRequestLimits } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { FormProvider, useWatch } from 'react-hook-form';
import { ErrorSummary } from '../../../../components/ui/ErrorSummary.tsx';
import { CheckField } from '../../../platform/forms/CheckField.tsx';
import { ConsentField } from '../../../platform/forms/ConsentField.tsx';
import { CountField } from '../../../platform/forms/CountField.tsx';
import { fieldId, ShapeProvider } from '../../../platform/forms/formShape.ts';
import { LongTextField } from '../../../platform/forms/LongTextField.tsx';
import { problemsOf } from '../../../platform/forms/problems.ts';
import { TextField } from '../../../platform/forms/TextField.tsx';
import styles from '../../booking/booking.module.css';
import { namedLabels } from '../../booking/bookingShape.ts';
import type { Buyer } from '../../booking/buyer.ts';
import { ParticipantsField } from '../../booking/ParticipantsField.tsx';
import { Participation } from '../../booking/Participation.tsx';
import { PriceLines, TotalBar } from '../../booking/PriceSummary.tsx';
import price from '../../booking/price.module.css';
import { RadioCards } from '../../booking/RadioCards.tsx';
import { AddressField, CompanyFields } from './CompanyFields.tsx';
import { groupQuote, seatsIn } from './groupQuote.ts';
import { groupForm, groupShape } from './groupShape.ts';
import { ContactFields, SignatoryFields } from './PeopleFields.tsx';
import { useGroupRequest } from './useGroupRequest.ts';

interface Props {
  prod: ProdForPayment;
  buyer: Buyer;
  reload(): Promise<void>;
}

/** The group order of a company: the seats, the payer, and the signatory. */
export function GroupForm({ prod, buyer, reload }: Props) {
  const { methods, submit, attempt, failure, company } = useGroupRequest({ prod, buyer, reload });
  const { control, formState, getValues } = methods;
  useWatch({ control, name: ['participation', 'nb_seats', 'way', 'participants'] });
  const values = getValues();
  const shape = groupShape({ people: values.participants.length, company });
  const problems = problemsOf(formState.errors, namedLabels(shape, false), (path) =>
    fieldId(groupForm, path),
  );
  const quote = groupQuote(prod, values);

  return (
    <FormProvider {...methods}>
      <ShapeProvider value={shape}>
        <form className={styles.form} onSubmit={submit} noValidate aria-label="Групповая заявка">
          <div className={styles.main}>
            {/* A tax number is looked at before anything is sent: that alone is no summary. */}
            <ErrorSummary problems={attempt > 0 ? problems : []} attempt={attempt} />
            {prod.participations.length > 1 && <Participation of={prod} />}
            <SeatsFields />
            {company === 'all' ? <CompanyFields /> : <p>Заказывает и платит: {buyer.name}</p>}
            {company === 'address' && <AddressField />}
            <SignatoryFields />
            <ContactFields />
            <ParticipantsField
              title="Участники, которых вы уже знаете"
              first={1}
              atMost={seatsIn(values) ?? legalRequestLimits.seats}
              hasStudentPrice={false}
            />
            {values.participants.length > 0 && <CheckField name="is_written_to" />}
            <section className={styles.part} aria-labelledby="group-rest">
              <h2 id="group-rest">Ещё немного</h2>
              <TextField
                name="po_reference"
                autoComplete="off"
                maxLength={legalRequestLimits.reference}
                hint="Напечатаем его в предложении"
              />
              <LongTextField name="comment" rows={3} />
              <ConsentField name="consent" wording={consentForOthersText} />
            </section>
          </div>
          <div className={price.side}>
            <PriceLines quote={quote} empty="Укажите, сколько мест нужно, — и здесь появится сумма." />
            <p className={styles.aside}>
              {values.way === 'quote'
                ? `Цена из предложения не изменится ${legalRequestLimits.quoteDays} дней, что бы ни стало с ценой курса.`
                : 'Это цена на сегодня: менеджер подтвердит места и выставит счёт.'}
            </p>
            <TotalBar
              total={quote?.total ?? null}
              send="Отправить заявку"
              isBusy={formState.isSubmitting}
              failure={failure}
            />
          </div>
        </form>
      </ShapeProvider>
    </FormProvider>
  );
}

const ways = [
  {
    value: 'quote',
    label: 'Сначала нужно КП',
    note: 'Пришлём предложение с ценой группы. Счёт — когда вы его примете',
  },
  { value: 'invoice', label: 'Сразу счёт', note: 'Менеджер подтвердит места, и счёт придёт на почту' },
];

function SeatsFields() {
  return (
    <section className={styles.part} aria-labelledby="group-seats">
      <h2 id="group-seats">Сколько вас</h2>
      <CountField
        name="nb_seats"
        atMost={legalRequestLimits.seats}
        hint="Имена можно назвать и после оплаты: у каждого места будет своя ссылка"
      />
      <RadioCards name="way" choices={ways} />
    </section>
  );
}
