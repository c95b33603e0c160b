interface Props {
  /** The noun for the missing content: «заказ». */
  what: string;
  again(): Promise<void>;
  className?: string | undefined;
}

export function LoadFailed({ what, again, className }: Props) {
  return (
    <div className={className} role="alert">
      <p>Не удалось загрузить {what}. Проверьте связь и попробуйте ещё раз.</p>
      <p>
        <button className="button" type="button" onClick={() => void again()}>
          Попробовать ещё раз
        </button>
      </p>
    </div>
  );
}
