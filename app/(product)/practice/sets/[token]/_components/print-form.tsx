import { SHEET_PROBLEMS_MAX } from "@/server/features/practice/constants";
import { SelectField } from "../../_components/select-field";

interface PrintFormProps {
  readonly token: string;
  readonly length: number;
}

const COPIES = [1, 5, 10, 20, 30];

/** Opens the set on paper, in as many copies as are wanted. */
export function PrintForm({ token, length }: PrintFormProps) {
  const options = COPIES.filter((copies) => copies * length <= SHEET_PROBLEMS_MAX).map((copies) => ({
    value: String(copies),
    name: copies === 1 ? "1 copy" : `${copies} copies, each with different numbers`,
  }));
  return (
    <form action={`/practice/sets/${token}/sheet`} className="mt-4 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-52">
        <SelectField id="copies" name="copies" label="On paper" options={options} value="1" />
      </div>
      <button type="submit" className="button">
        Open the sheet
      </button>
    </form>
  );
}
