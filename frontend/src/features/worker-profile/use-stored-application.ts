import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { selectUserId } from '../../domain/session/selectors.ts';
import { useChangeOwnProfileMutation, useSetWeeklyHoursMutation } from '../worker/api.ts';
import { changedFrom, remoteChanges, savedOf, sendable, type SoFar } from './application-so-far.ts';
import { forgetJoiningFields } from './joining-draft.ts';

/**
 * Saves an unsubmitted application on the server whenever a field loses focus, so that other devices have it, and
 * applies their changes here. A visitor's entries are saved at once. Refusals are reported on submission.
 */
export function useStoredApplication(
  profile: OwnWorkerProfile,
  { read, fill }: { read: () => Record<string, unknown>; fill: (fields: SoFar) => void },
  { atOnce }: { atOnce: boolean },
): { keep: () => Promise<void>; props: { onBlur: () => void } } {
  const [change] = useChangeOwnProfileMutation();
  const [setHours] = useSetWeeklyHoursMutation();
  const accountId = useSelector(selectUserId);
  const saved = useRef(savedOf(profile));
  const queue = useRef(Promise.resolve());

  function note(fields: SoFar) {
    Object.assign(saved.current, fields);
    if (accountId !== null) forgetJoiningFields(accountId, Object.keys(fields));
  }

  async function save() {
    const { weeklyHours, ...body } = changedFrom(saved.current, sendable(read()));
    if (weeklyHours && !(await setHours({ body: { weeklyHours } })).error) note({ weeklyHours });
    if (Object.keys(body).length > 0 && !(await change({ body })).error) note(body);
  }

  /** Saves sequentially, so that the last change wins. Resolves after all attempts. */
  function keep(): Promise<void> {
    queue.current = queue.current.then(save);
    return queue.current;
  }

  const first = useRef(atOnce ? keep : null);
  useEffect(() => {
    void first.current?.();
    first.current = null;
  }, []);

  const known = useRef(savedOf(profile));
  useEffect(() => {
    const now = savedOf(profile);
    const fields = remoteChanges({ before: known.current, saved: saved.current }, now, read());
    known.current = now;
    Object.assign(saved.current, fields);
    fill(fields);
  }, [profile, read, fill]);
  return { keep, props: { onBlur: () => void keep() } };
}
