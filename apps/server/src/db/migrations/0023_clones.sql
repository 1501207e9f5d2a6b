CREATE TABLE "clone" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"draft_revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"last_version" integer DEFAULT 0 NOT NULL,
	"published_version" integer,
	"visibility" text DEFAULT 'private' NOT NULL,
	"link_id" text,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clone_published_is_a_version" CHECK ("clone"."published_version" <= "clone"."last_version"),
	CONSTRAINT "clone_link_is_published" CHECK ("clone"."link_id" is null or "clone"."published_version" is not null)
);
--> statement-breakpoint
CREATE TABLE "clone_edge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clone_edge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"clone_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer,
	"from_clone_id" text,
	"from_version" integer,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clone_version" (
	"clone_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"notes" text NOT NULL,
	"fingerprint" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "clone_version_clone_id_version_pk" PRIMARY KEY("clone_id","version")
);
--> statement-breakpoint
ALTER TABLE "clone" ADD CONSTRAINT "clone_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_edge" ADD CONSTRAINT "clone_edge_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clone_version" ADD CONSTRAINT "clone_version_clone_id_clone_id_fk" FOREIGN KEY ("clone_id") REFERENCES "public"."clone"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clone_owner" ON "clone" USING btree ("owner_id","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "clone_link" ON "clone" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "clone_edge_clone" ON "clone_edge" USING btree ("clone_id","version");--> statement-breakpoint
CREATE FUNCTION "refuse_clone_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- With its clone it goes, and by no other way.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "clone" WHERE "id" = OLD.clone_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "clone_version_is_only_added_to" BEFORE UPDATE OR DELETE ON "clone_version" FOR EACH ROW EXECUTE FUNCTION "refuse_clone_history_change"();--> statement-breakpoint
CREATE TRIGGER "clone_edge_is_only_added_to" BEFORE UPDATE OR DELETE ON "clone_edge" FOR EACH ROW EXECUTE FUNCTION "refuse_clone_history_change"();
