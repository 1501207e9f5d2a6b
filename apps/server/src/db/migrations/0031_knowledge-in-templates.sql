-- A template that names its parts leaves out the others. Those written before "knowledge" was a part could not name it,
-- and what a clone's knowledge says was told all the same: it takes its usual place behind the conclusion and what to do
-- now. What golden questions were judged by is changed alike, so that their results go on to hold.
CREATE FUNCTION pg_temp.with_knowledge(content jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_insert(content, ARRAY['template', 'parts', (
    SELECT coalesce(max(place) FILTER (WHERE part ->> 'part' IN ('conclusion', 'now')), 0)
    FROM jsonb_array_elements(content #> '{template,parts}') WITH ORDINALITY AS named (part, place)
  )::text], '{"part": "knowledge", "heading": {"zh": "", "en": ""}}')
$$;--> statement-breakpoint
UPDATE "clone" SET "draft" = pg_temp.with_knowledge("draft")
WHERE jsonb_array_length("draft" #> '{template,parts}') > 0 AND NOT "draft" #> '{template,parts}' @> '[{"part": "knowledge"}]';--> statement-breakpoint
-- Versions are only added to; here their shape changes, not what they say.
ALTER TABLE "clone_version" DISABLE TRIGGER "clone_version_is_only_added_to";--> statement-breakpoint
UPDATE "clone_version" SET "content" = pg_temp.with_knowledge("content")
WHERE jsonb_array_length("content" #> '{template,parts}') > 0 AND NOT "content" #> '{template,parts}' @> '[{"part": "knowledge"}]';--> statement-breakpoint
ALTER TABLE "clone_version" ENABLE TRIGGER "clone_version_is_only_added_to";--> statement-breakpoint
UPDATE "golden_run" SET "content" = pg_temp.with_knowledge("content")
WHERE jsonb_array_length("content" #> '{template,parts}') > 0 AND NOT "content" #> '{template,parts}' @> '[{"part": "knowledge"}]';
