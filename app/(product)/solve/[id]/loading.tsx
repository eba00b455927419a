import { SolutionSkeleton } from "./_components/solution-skeleton";

export default function SolveLoading() {
  return <SolutionSkeleton />;
}
