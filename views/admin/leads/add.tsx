import { Link, useNavigate } from 'react-router';
import { addedLeadSchema } from '../../../src/shared/lead/lead-schemas.ts';
import { defineData, readJson } from '../api.ts';
import { Field, Fields, Form, Submit, useForm } from '../kit/form.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { postOnce } from './post-once.ts';

const [loader, useChoices] = defineData('The form', () =>
  readJson<{ services: readonly string[] }>('/api/admin/leads/new'),
);

export { loader };

const empty = {
  name: '',
  phone: '',
  email: '',
  address: '',
  referredBy: '',
  service: '',
  message: '',
  came: 'phone',
  contacted: true,
};

/** The form for a lead that came by phone or in person. It opens the lead after saving. */
export function Component() {
  const { services } = useChoices();
  const navigate = useNavigate();
  const form = useForm({
    name: 'lead:new',
    schema: addedLeadSchema,
    initial: empty,
    async send(lead) {
      const { id } = await postOnce<{ id: number }>('lead:try', '/api/admin/leads', lead);
      await navigate(`/admin/leads/${id}`);
    },
  });
  return (
    <div className="lead stack">
      <div>
        <Link className="back-link tap" to="/admin">
          All leads
        </Link>
        <PageHeader title="Add lead" />
      </div>
      <Form form={form}>
        <Fields of="name phone email address" />
        <Field
          of="service"
          options={{ '': 'Select a Service', ...Object.fromEntries(services.map((name) => [name, name])) }}
        />
        <Fields of="message referredBy came contacted" />
        <Submit>Save lead</Submit>
      </Form>
    </div>
  );
}
