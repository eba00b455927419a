interface SelectFieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly value: string;
}

/** One of a few things to choose, with its label. */
export function SelectField({ id, name, label, options, value }: SelectFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="text-[15px] font-medium">
        {label}
      </label>
      <select id={id} key={value} name={name} defaultValue={value} className="field mt-1.5">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
