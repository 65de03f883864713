import t, { type Test } from 'tap';
import { saveLead } from '../../src/leads/store.ts';
import { profileOf } from '../fixtures/profile.ts';
import { build, callAs, configOf, signIn, start } from '../fixtures/app.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
