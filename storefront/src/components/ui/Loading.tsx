/** Stands where content is on its way. */
export const Loading = () => (
  <p className="muted" role="status">
    Загружаем…
  </p>
);
