/** Question text and help for a group of controls. */
export function QuestionLegend({ label, hint }: { label: string; hint: string | undefined }) {
  return (
    <>
      {label}
      {hint && <span className="block font-body text-muted">{hint}</span>}
    </>
  );
}
