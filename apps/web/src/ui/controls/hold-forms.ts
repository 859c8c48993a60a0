/** Runs in the page before anything else: a form sent before hydration waits. */
export const HOLD_FORMS = `addEventListener('submit',e=>{if(e.target.hasAttribute('data-asleep')){e.preventDefault();heldForm={form:e.target,submitter:e.submitter}}},true)`
