interface Named {
  last_name?: string | null;
  first_name?: string | null;
  middle_name?: string | null;
}

/** «Иванова Анна Сергеевна», as far as it is known; empty where nothing is. */
export const fullNameOf = ({ last_name, first_name, middle_name }: Named): string =>
  [last_name, first_name, middle_name].filter(Boolean).join(' ');
