import { useEffect, useId, useState } from 'react';

const pauseMs = 300;

/** Searches when the typing pauses. */
export function CourseSearch({ onSought }: { onSought(name: string): void }) {
  const id = useId();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSought(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, onSought]);
  return (
    <search>
      <label className="visually-hidden" htmlFor={id}>
        Найти курс по названию
      </label>
      <input
        id={id}
        className="input"
        type="search"
        maxLength={150}
        placeholder="Найти по названию"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </search>
  );
}
