import { useWatch } from 'react-hook-form';

/** How much is written of how much there may be; read out only once it is too much. */
export function TextCounter({ name, max }: { name: string; max: number }) {
  const text: unknown = useWatch({ name });
  const length = typeof text === 'string' ? [...text.trim()].length : 0;
  return (
    <p className="field__hint">
      {length} из {max}
      <span className="visually-hidden" role="status">
        {length > max && `Слишком длинно: лишних символов ${length - max}`}
      </span>
    </p>
  );
}
