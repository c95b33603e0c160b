import type { OwnPinning, OwnPinnings, PinningCalendar } from '@odonta/api/contract';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import {
  type AdMarks,
  type PinningPlace,
  pinnedAtMost,
  pinningPlaces,
} from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { useState } from 'react';
import { Field } from '../../../../components/ui/Field.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import styles from './advertising.module.css';
import { Calendar } from './Calendar.tsx';
import { Checkout } from './Checkout.tsx';
import { type Choice, nothingChosen } from './choice.ts';
import { MarksFields } from './MarksFields.tsx';

interface Props {
  courses: OwnPinnings['courses'];
  buyers: OwnPinnings['buyers'];
  /** Newest first: the marks of a centre are offered again, except the token, which is of one advert. */
  pinnings: readonly OwnPinning[];
  onBought(): Promise<void>;
}

const way = {
  quote: '/partner/advertising/pinnings/quote',
  book: '/partner/advertising/pinnings',
  advice: 'Отметьте недели: покажем цену.',
  paid: 'Закрепление оплачено: курс встанет в начало списка в свою неделю',
} as const;

/** A course, a list that shows it, the weeks, then the price. */
export function BuyPinning({ courses, buyers, pinnings, onBought }: Props) {
  const [course, setCourse] = useState(courses[0]);
  const [place, setPlace] = useState<PinningPlace>('HOME');
  const [chosen, setChosen] = useState<Choice>(nothingChosen);
  const [marks, setMarks] = useState(() => marksOf(pinnings, courses[0]?.center_id));
  const choose = (id: number) => {
    const next = courses.find((each) => each.id === id);
    setCourse(next);
    if (next?.center_id !== course?.center_id) setMarks(marksOf(pinnings, next?.center_id));
    setPlace('HOME');
    setChosen(nothingChosen);
  };
  const centerOf = (id: number) => buyers.find(({ center_id }) => center_id === id)?.name;
  const wish = course && {
    ...{ center_id: course.center_id, prod_id: course.id },
    ...{ place, weeks: [...chosen.weeks] },
  };
  return (
    <Panel title="Закрепить курс">
      <p className={own.note}>
        Закреплённый курс стоит в начале списка с пометкой «Реклама». Мест в списке {pinnedAtMost}, каждый
        день первым становится следующий.
      </p>
      <div className={styles.choices}>
        <Field id="pinned-course" label="Курс">
          <select
            id="pinned-course"
            className="input"
            value={course?.id}
            onChange={({ target }) => choose(Number(target.value))}
          >
            {courses.map(({ id, center_id, name }) => (
              <option key={id} value={id}>
                {buyers.length > 1 ? `${name} (${centerOf(center_id)})` : name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="pinned-place" label="Список">
          <select
            id="pinned-place"
            className="input"
            value={place}
            onChange={({ target }) => {
              setPlace(target.value as PinningPlace);
              setChosen(nothingChosen);
            }}
          >
            {course?.places.map((each) => (
              <option key={each} value={each}>
                {pinningPlaces[each]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Own<PinningCalendar>
        key={place}
        session={partnerSession}
        path={`/partner/advertising/pinnings/calendar?place=${place}`}
      >
        {({ price, weeks }, readAgain) => (
          <>
            <Calendar
              rows={[{ category_id: null, price, weeks: weeks.map(withTaken) }]}
              nameOf={() => pinningPlaces[place]}
              chosen={chosen}
              onChange={setChosen}
            />
            {price === null ? (
              <p className={own.note}>Цена этого места ещё не назначена: напишите менеджеру.</p>
            ) : (
              <Checkout
                wish={chosen.weeks.length > 0 ? (wish ?? null) : null}
                way={way}
                balance={partnerSection('balance')}
                further={marks}
                onRefused={readAgain}
                onBought={async () => {
                  setChosen(nothingChosen);
                  setMarks({ ...marks, ad_reg_number: '' });
                  await Promise.all([readAgain(), onBought()]);
                }}
              >
                {(errors) => (
                  <div className={styles.choices}>
                    <MarksFields marks={marks} errors={errors} onChange={setMarks} />
                  </div>
                )}
              </Checkout>
            )}
          </>
        )}
      </Own>
    </Panel>
  );
}

const marksOf = (pinnings: readonly OwnPinning[], center?: number): AdMarks => {
  const last = pinnings.find(({ center_id }) => center_id === center);
  return { ad_company: last?.ad_company ?? '', ad_inn: last?.ad_inn ?? '', ad_reg_number: '' };
};

/** A held place reads as sold here: both are taken. */
const withTaken = ({ week, free }: PinningCalendar['weeks'][number]) => ({
  ...{ week, free, held: 0, sold: pinnedAtMost - free },
});
