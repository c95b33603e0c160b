import { classDayLimits } from '@odonta/db/vocabulary/catalog/classDays.ts';
import { required, TextInput } from 'react-admin';
import { NumberedRows } from '../../../../kit/inputs/NumberedRows.tsx';
import { WrittenDayInput, WrittenTimeInput } from '../../../../kit/inputs/WrittenDayInput.tsx';

/** The hours of each day, as texts by the clock of the venue. */
export function ScheduleInput({ source }: { source: string }) {
  return (
    <NumberedRows
      source={source}
      title="Часы занятий"
      hint="Каждый день отдельной строкой, по местному времени города. На странице рядом показано и московское. Если перенести начало курса, дни сдвинутся вместе с ним."
      blank={{ day: '', from: '10:00', to: '18:00', title: null }}
      addLabel="Добавить день"
      removeLabel={(number) => `День ${number}: убрать`}
      atMost={classDayLimits.count}
      row={(at) => (
        <>
          <WrittenDayInput source={`${at}.day`} label="День" validate={required()} helperText={false} />
          <WrittenTimeInput source={`${at}.from`} label="С" validate={required()} helperText={false} />
          <WrittenTimeInput source={`${at}.to`} label="До" validate={required()} helperText={false} />
          <TextInput source={`${at}.title`} label="Тема дня" helperText={false} />
        </>
      )}
    />
  );
}
