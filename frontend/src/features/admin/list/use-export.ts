import type { AnswerOf, QueryInput } from '#contracts/calls/call.ts';
import type { platformCalls } from '#contracts/calls/platform.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { downloadText } from '../../../browser/download-text.ts';
import { adminApi } from '../api.ts';

type Wanted = Pick<QueryInput<typeof platformCalls.readExport>, 'list' | 'filters'>;
type Exported = Pick<AnswerOf<typeof platformCalls.readExport>, 'fileName' | 'rows' | 'capped'>;

/** Downloads a list as a file and returns the result. Throws the endpoint's error. */
export function useExport(): (wanted: Wanted) => Promise<Exported> {
  const dispatch = useAppDispatch();
  return async (wanted) => {
    const asking = dispatch(adminApi.endpoints.exportData.initiate({ body: wanted }, { track: false }));
    const { grant } = await asking.unwrap();
    const reading = adminApi.endpoints.readExport.initiate({ ...wanted, grant }, { subscribe: false });
    const { csv, ...exported } = await dispatch(reading).unwrap();
    downloadText(csv, exported.fileName, 'text/csv');
    return exported;
  };
}
