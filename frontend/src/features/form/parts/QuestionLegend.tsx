/** A question's words with its help, where several controls answer it. */
export function QuestionLegend({ label, hint }: { label: string; hint: string | undefined }) {
  return (
    <>
      {label}
      {hint && <span className="block font-body text-muted">{hint}</span>}
    </>
  );
}
