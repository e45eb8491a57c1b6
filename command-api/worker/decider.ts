import type { WorkerEvent } from '#contracts/events/worker.ts';
import type { Refusal } from '#contracts/refusal.ts';
import { foldWorker, noWorker, type WorkerState } from '#contracts/worker/worker-fold.ts';
import type { Decider } from '#infra/eventing/command-handling.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ApplicationCommand, DocumentCommand, WorkerCommand, WorkingCommand } from './commands.ts';
import {
  applyAsWorker,
  approveWorker,
  leaveWork,
  rejectWorker,
  renameWorker,
  requestMissingItems,
} from './decide-application.ts';
import {
  askForRequiredDocuments,
  approveDocument,
  notifyOfExpiry,
  readDocument,
  refuseDocument,
  submitDocuments,
  withdrawDocument,
} from './decide-documents.ts';
import { setPayoutAccount, withdrawPayoutAccount } from './decide-payout-account.ts';
import { changeProfile } from './decide-profile.ts';
import { resubmit } from './decide-resubmission.ts';
import { addTimeOff, removeTimeOff, setBookingRules, setWeeklyHours } from './decide-working-time.ts';

type Decided = Decision<WorkerEvent>;

export const workerDecider: Decider<WorkerState, WorkerCommand, WorkerEvent, Refusal> = {
  initialState: noWorker,
  evolve: foldWorker,
  decide: (command, state) => resubmit(decide(command, state), state),
};

function decide(command: WorkerCommand, state: WorkerState): Decided {
  switch (command.type) {
    case 'ApplyAsWorker':
    case 'RenameWorker':
    case 'ApproveWorker':
    case 'RequestMissingItems':
    case 'RejectWorker':
    case 'LeaveWork':
      return decideOnApplication(command, state);
    default:
      return isAboutDocuments(command) ? decideOnDocument(command, state) : decideOnWorking(command, state);
  }
}

const aboutDocuments: Record<DocumentCommand['type'], true> = {
  SubmitDocuments: true,
  WithdrawDocument: true,
  ReadDocument: true,
  ApproveDocument: true,
  RefuseDocument: true,
  NotifyOfExpiry: true,
  AskForRequiredDocuments: true,
};

function isAboutDocuments(command: DocumentCommand | WorkingCommand): command is DocumentCommand {
  return command.type in aboutDocuments;
}

function decideOnApplication(command: ApplicationCommand, state: WorkerState): Decided {
  switch (command.type) {
    case 'ApplyAsWorker':
      return applyAsWorker(command.data, state);
    case 'RenameWorker':
      return renameWorker(command.data, state);
    case 'ApproveWorker':
      return approveWorker(command.data, state);
    case 'RequestMissingItems':
      return requestMissingItems(command.data, state);
    case 'RejectWorker':
      return rejectWorker(command.data, state);
    case 'LeaveWork':
      return leaveWork(state);
  }
}

function decideOnDocument(command: DocumentCommand, state: WorkerState): Decided {
  switch (command.type) {
    case 'SubmitDocuments':
      return submitDocuments(command.data, state);
    case 'WithdrawDocument':
      return withdrawDocument(command.data, state);
    case 'ReadDocument':
      return readDocument(command.data, state);
    case 'ApproveDocument':
      return approveDocument(command.data, state);
    case 'RefuseDocument':
      return refuseDocument(command.data, state);
    case 'NotifyOfExpiry':
      return notifyOfExpiry(command.data, state);
    case 'AskForRequiredDocuments':
      return askForRequiredDocuments(command.data, state);
  }
}

function decideOnWorking(command: WorkingCommand, state: WorkerState): Decided {
  switch (command.type) {
    case 'ChangeProfile':
      return changeProfile(command.data, state);
    case 'SetWeeklyHours':
      return setWeeklyHours(command.data, state);
    case 'SetBookingRules':
      return setBookingRules(command.data, state);
    case 'AddTimeOff':
      return addTimeOff(command.data, state);
    case 'RemoveTimeOff':
      return removeTimeOff(command.data, state);
    case 'SetPayoutAccount':
      return setPayoutAccount(command.data, state);
    case 'WithdrawPayoutAccount':
      return withdrawPayoutAccount(command.data, state);
  }
}
